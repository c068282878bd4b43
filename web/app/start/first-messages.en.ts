// The English words of the frame and of the three screens that people open first, in one file, since each request of a
// distant phone costs its latency.
export { en as cash } from '../../features/cash/messages.en.ts'
export { en as customers } from '../../features/customers/messages.en.ts'
export { en as home } from '../../features/home/messages.en.ts'
export { en as 'planning/board' } from '../../features/planning/board/messages.en.ts'
export { en as 'planning/card' } from '../../features/planning/card/messages.en.ts'
export { en as 'planning/moving' } from '../../features/planning/moving/messages.en.ts'
export { en as rentals } from '../../features/rentals/messages.en.ts'
export { en as upkeep } from '../../features/upkeep/messages.en.ts'
export { en as ui } from '../../ui/messages.en.ts'
export { en as app } from '../messages.en.ts'
