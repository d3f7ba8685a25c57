export function CreateVideoScreen() {
  return <h1>CreateVideoScreen</h1>;
}
