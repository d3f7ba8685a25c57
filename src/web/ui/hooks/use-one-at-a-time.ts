import { useRef, useState } from 'react';

interface OneAtATime {
  readonly isRunning: boolean;
  readonly run: () => Promise<void>;
}

/** Runs an action unless it is running: a double click comes before the button is drawn busy. */
export function useOneAtATime(action: () => Promise<void>): OneAtATime {
  const isStarted = useRef(false);
  const [isRunning, setIsRunning] = useState(false);

  async function run() {
    if (isStarted.current) return;
    isStarted.current = true;
    setIsRunning(true);
    await action().finally(() => {
      isStarted.current = false;
      setIsRunning(false);
    });
  }

  return { isRunning, run };
}
