module.exports = sharedPackage("zod")
