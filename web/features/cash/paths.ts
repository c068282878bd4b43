/** The URLs of the cash desk. */
export const cashPaths = {
  cashDesk: '/cash-desk',
}
