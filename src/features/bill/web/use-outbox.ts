import { useCallback, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { backgroundApi } from '#/web/browser-api.ts';
import { readStored, useStored, writeStored } from '#/web/local-storage.ts';
import { randomUuid } from '#/web/random-uuid.ts';
import { sendable, settled, type Waiting } from '../outbox.pure.ts';

const KEY = 'billOutbox';
const AGAIN_MS = 20_000;
const SENT_MS = 3000;

const stored = () => readStored<Waiting[]>(KEY) ?? [];

/** Bills are noted in the browser first and sent from there, once each by their key, now or when the line is back. */
export function useOutbox(owner: number) {
  const { revalidate } = useRevalidator();
  const all = useStored<Waiting[]>(KEY) ?? [];
  const mine = all.filter((each) => each.owner === owner);
  const [sent, setSent] = useState(0);
  const isSending = useRef(false);

  const flush = useCallback(async () => {
    if (isSending.current) return;
    isSending.current = true;
    let arrived = 0;
    try {
      for (let next = sendable(stored(), owner)[0]; next; next = sendable(stored(), owner)[0]) {
        const { key, fields } = next;
        const result = await backgroundApi('POST /api/v1/bill', { body: { ...fields, ClientKey: key } });
        const outcome = result.ok ? result : { ok: false as const, status: result.status, message: result.message };
        const left = settled(stored(), key, outcome);
        const isStuck = !result.ok && left.some((each) => each.key === key && !each.refused);
        writeStored(KEY, left);
        if (result.ok) arrived += 1;
        if (isStuck) break;
      }
    } finally {
      isSending.current = false;
    }
    if (arrived === 0) return;
    setSent(arrived);
    await revalidate();
    setTimeout(() => setSent(0), SENT_MS);
  }, [owner, revalidate]);

  useEffect(() => {
    void flush();
    const timer = setInterval(() => void flush(), AGAIN_MS);
    const onOnline = () => void flush();
    addEventListener('online', onOnline);
    return () => {
      clearInterval(timer);
      removeEventListener('online', onOnline);
    };
  }, [flush]);

  return {
    waiting: mine,
    /** How many have just arrived. */
    sent,
    note(fields: Waiting['fields']) {
      writeStored(KEY, [...stored(), { key: randomUuid(), owner, fields }]);
      void flush();
    },
    drop(key: string) {
      writeStored(
        KEY,
        stored().filter((each) => each.key !== key),
      );
    },
  };
}
