// `npm run test:nightly` alone installs these packages; types are checked without them.
declare module "puppeteer-core"
declare module "selenium-webdriver"
