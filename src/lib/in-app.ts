/** User agents of in-app browsers. */
const names =
  /FBA[NV]|FB_IAB|FBIOS|Instagram|Barcelona|\bLine\/|MicroMessenger|Snapchat|Pinterest|LinkedInApp|Bytedance|musical_ly|TikTok|Twitter|KAKAOTALK|WhatsApp|Telegram/i

/** How Android names every WebView (since version 5), whatever app it is in. */
const webView = /;\s*wv\)/

/** Apple's browsers name Safari; in-app views do not. */
const isAppleView = (userAgent: string) =>
  /iPhone|iPad|iPod/.test(userAgent) && !/Safari\//.test(userAgent)

/**
 * Whether the page runs in an in-app browser, which can neither download nor print.
 *
 * @see https://developer.chrome.com/docs/multidevice/user-agent
 */
export const isInApp = (userAgent: string): boolean =>
  names.test(userAgent) || webView.test(userAgent) || isAppleView(userAgent)
