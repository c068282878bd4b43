// The French words of the frame and of the three screens that people open first, in one file, since each request of a
// distant phone costs its latency.
export { fr as cash } from '../../features/cash/messages.fr.ts'
export { fr as customers } from '../../features/customers/messages.fr.ts'
export { fr as home } from '../../features/home/messages.fr.ts'
export { fr as 'planning/board' } from '../../features/planning/board/messages.fr.ts'
export { fr as 'planning/card' } from '../../features/planning/card/messages.fr.ts'
export { fr as 'planning/moving' } from '../../features/planning/moving/messages.fr.ts'
export { fr as rentals } from '../../features/rentals/messages.fr.ts'
export { fr as upkeep } from '../../features/upkeep/messages.fr.ts'
export { fr as ui } from '../../ui/messages.fr.ts'
export { fr as app } from '../messages.fr.ts'
