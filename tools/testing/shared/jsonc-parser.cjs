module.exports = loadedOnce("jsonc-parser")
