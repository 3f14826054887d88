module.exports = sharedPackage("terser")
