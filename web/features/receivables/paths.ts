/** The URLs of what is open between the company and its customers. */
export const receivablesPaths = {
  receivables: '/receivables',
}
