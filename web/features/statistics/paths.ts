/** The URL of the statistics. */
export const statisticsPaths = { statistics: '/statistics' }
