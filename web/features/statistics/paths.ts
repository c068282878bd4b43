/** The URLs of the statistics. */
export const statisticsPaths = { statistics: '/statistics', refusedRequests: '/statistics/refused-requests' }
