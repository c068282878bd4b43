/** The URLs of the home page. */
export const homePaths = {
  home: '/',
}
