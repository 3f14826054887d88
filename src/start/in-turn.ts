/**
 * Makes one inline script of several. A page's policy names each script by a hash, which no
 * compression makes smaller. A piece that fails keeps no other from running and is still reported.
 *
 * @param pieces - scripts as text, each whole and using nothing from outside itself
 */
export const inTurn = (pieces: readonly string[]): string => {
  const functions = pieces.map(piece => `()=>{${piece}}`).join(",")
  return `[${functions}].forEach(f=>{try{f()}catch(e){window.reportError&&window.reportError(e)}})`
}
