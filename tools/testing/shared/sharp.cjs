module.exports = loadedOnce("sharp")
