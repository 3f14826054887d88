module.exports = loadedOnce("terser")
