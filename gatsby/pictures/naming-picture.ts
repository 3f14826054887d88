/**
 * Runs work on a picture and adds its path to errors, which sharp's messages lack.
 *
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
