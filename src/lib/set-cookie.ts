/** Writes a cookie of the whole host; with a lifetime of 0, in seconds, it goes. */
export const setCookie = (name: string, value: string, maxAge: number): void => {
  const secure = location.protocol === "https:" ? "; Secure" : ""
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`
}
