// The actions on bars in one file, since each request of a distant phone costs its latency.
export { OpenedBar } from './card/OpenedBar.tsx'
export { Moving } from './moving/Moving.tsx'
