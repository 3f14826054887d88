module.exports = sharedPackage("sharp")
