module.exports = sharedPackage("esbuild")
