module.exports = loadedOnce("zod")
