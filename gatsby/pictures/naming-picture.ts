/**
 * Works on a picture, and names it where that fails: what sharp says of a fault has no path in it.
 *
 * @param file - path of the picture
 * @throws Error with the path before the message
 */
export const namingPicture = async <Result>(
  file: string,
  act: () => Promise<Result>,
): Promise<Result> => {
  try {
    return await act()
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`)
  }
}
