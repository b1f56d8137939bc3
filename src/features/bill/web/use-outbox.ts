import { useCallback, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { toast } from '#/ui/toast/toast-store.ts';
import { backgroundApi } from '#/web/browser-api.ts';
import { readStored, storedValue, useStored, writeStored } from '#/web/local-storage.ts';
import { randomUuid } from '#/web/random-uuid.ts';
import { isFinal, sendable, settled, type Waiting } from '../outbox.pure.ts';

/** Bills that were noted without a connection and wait to be sent. */
const KEY = storedValue<Waiting[]>('billOutbox');
const AGAIN_MS = 20_000;
const SENT_MS = 3000;

const stored = () => readStored(KEY) ?? [];

/** Bills are noted in the browser first and sent from there, once each by their key, now or when the line is back. */
export function useOutbox(owner: number) {
  const { revalidate } = useRevalidator();
  const all = useStored(KEY) ?? [];
  const mine = all.filter((each) => each.owner === owner);
  const [sent, setSent] = useState(0);
  const [isLoggedOut, setLoggedOut] = useState(false);
  const isSending = useRef(false);
  const noted = useRef(new Map<string, Waiting>());

  const flush = useCallback(async () => {
    if (isSending.current) return;
    isSending.current = true;
    let arrived = 0;
    try {
      // A browser that is full does not even keep that something has arrived.
      const settledHere = new Set<string>();
      const unsent = () =>
        sendable(stored(), [...noted.current.values()], owner).find(({ key }) => !settledHere.has(key));
      for (let next = unsent(); next; next = unsent()) {
        const { key, fields } = next;
        const result = await backgroundApi('POST /api/v1/bill', { body: { ...fields, ClientKey: key } });
        const outcome = result.ok ? result : { ok: false as const, status: result.status, message: result.message };
        setLoggedOut(!outcome.ok && outcome.status === 401);
        if (!outcome.ok && !isFinal(outcome.status)) break;
        settledHere.add(key);
        noted.current.delete(key);
        const kept = stored();
        if (!outcome.ok && !kept.some((each) => each.key === key)) toast(outcome.message, { kind: 'error' });
        writeStored(KEY, settled(kept, key, outcome));
        if (outcome.ok) arrived += 1;
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
    /** Whether they wait for somebody to log in. */
    isLoggedOut,
    note(fields: Waiting['fields']) {
      const entry = { key: randomUuid(), owner, fields };
      noted.current.set(entry.key, entry);
      writeStored(KEY, [...stored(), entry]);
      void flush();
    },
    retry(key: string) {
      writeStored(
        KEY,
        stored().map(({ refused, ...each }) =>
          each.key === key || refused === undefined ? each : { ...each, refused },
        ),
      );
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
