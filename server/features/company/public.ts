export { type Numbered, takePublicId } from './public-id.ts'
