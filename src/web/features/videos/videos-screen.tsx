export function VideosScreen() {
  return <h1>VideosScreen</h1>;
}
