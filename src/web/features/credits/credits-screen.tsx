export function CreditsScreen() {
  return <h1>CreditsScreen</h1>;
}
