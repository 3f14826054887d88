import process from "node:process"

/** How every measurement starts Chromium: nothing of its own reaches for the network. */
export const chromiumOptions = {
  executablePath: process.env.CHROMIUM_PATH || undefined,
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
}

/** Lets every Chromium that is started from now on trust a certificate, as it does a real one. */
export const trustCertificate = (pin: string): void => {
  chromiumOptions.args.push(`--ignore-certificate-errors-spki-list=${pin}`)
}

/** A phone as Lighthouse’s mobile preset has it. */
export const phone = {
  viewport: {width: 412, height: 823},
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: "en-US",
}

/** How many times slower the processor is made. */
export const slowdown = 4
