module.exports = loadedOnce("minisearch")
