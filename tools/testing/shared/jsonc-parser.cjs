module.exports = sharedPackage("jsonc-parser")
