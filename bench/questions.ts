/** The benchmarks, in the order in which they run; each is a file of this folder. */
export const questions = [
  'quote',
  'start',
  'memory',
  'reads',
  'writes',
  'availabilities',
  'statistics',
  'journal',
  'planning',
  'board',
  'visit',
  'fairness',
  'webhooks',
  'faults',
  'market',
  'soak',
]
