export { GalleryScreen as default } from '#web/app/gallery-screen.tsx';
