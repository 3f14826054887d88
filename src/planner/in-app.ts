/** Names that apps give the browsers within them. */
const names =
  /FBA[NV]|FB_IAB|FBIOS|Instagram|Barcelona|\bLine\/|MicroMessenger|Snapchat|Pinterest|LinkedInApp|Bytedance|musical_ly|TikTok|Twitter|KAKAOTALK|WhatsApp|Telegram/i

/** How Android names every WebView (since version 5), whatever app it is in. */
const webView = /;\s*wv\)/

/** Apple's browsers name Safari; a view within an app does not. */
const isAppleView = (userAgent: string) =>
  /iPhone|iPad|iPod/.test(userAgent) && !/Safari\//.test(userAgent)

/**
 * Whether a page is shown by a browser within an app, which has no downloads and no printing.
 *
 * @see https://developer.chrome.com/docs/multidevice/user-agent
 */
export const isInApp = (userAgent: string): boolean =>
  names.test(userAgent) || webView.test(userAgent) || isAppleView(userAgent)
