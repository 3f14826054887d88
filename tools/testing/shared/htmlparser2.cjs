module.exports = sharedPackage("htmlparser2")
