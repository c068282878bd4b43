/** The periods of time the planning board can show, in the order in which they are offered. */
export const boardViews = ['day', 'week', '14days', 'month', 'year'] as const
