import { type FormEvent, useRef, useState } from 'react';
import { useNavigation, useSubmit } from 'react-router';
import { toast } from '#/ui/toast/toast-store.ts';
import { browserApi } from '#/web/browser-api.ts';
import { writeStored } from '#/web/local-storage.ts';
import { WORD_NICKNAME } from './word-nickname.ts';

/** Riddles are good for ten minutes; an older solution is worked out anew. */
const GOOD_MS = 8 * 60_000;

/** Sends the form: a member's as it is, a visitor's with the proof of work that is being made while they type. */
export function useSending(isVisitor: boolean, parentId: number) {
  const submit = useSubmit();
  const sent = useNavigation().formData;
  const proof = useRef<{ at: number; text: Promise<string> }>(undefined);
  const [isWorking, setWorking] = useState(false);
  const isOnItsWay = sent?.get('intent') === 'post' && Number(sent.get('ParentId') || 0) === parentId;

  function prepare() {
    if (!isVisitor) return;
    if (proof.current && Date.now() - proof.current.at < GOOD_MS) return;
    const asked = browserApi('GET /api/v1/word/challenge', {}, { quiet: true });
    const text = import('#/web/earn-proof.ts').then(({ earnProof }) => earnProof(asked));
    proof.current = { at: Date.now(), text };
    // Said when it is needed, not before.
    text.catch(() => {
      proof.current = undefined;
    });
  }

  async function sendWithProof(form: HTMLFormElement) {
    prepare();
    const body = new FormData(form);
    setWorking(true);
    try {
      body.set('Proof', (await proof.current?.text) ?? '');
    } catch (error) {
      toast(error instanceof Error ? error.message : '错误请重试', { kind: 'error' });
      return;
    } finally {
      setWorking(false);
    }
    // Spent, or refused: the next one needs another.
    proof.current = undefined;
    writeStored(WORD_NICKNAME, String(body.get('Nickname') ?? '').trim());
    await submit(body, {
      method: 'post',
      action: form.getAttribute('action') ?? '',
      preventScrollReset: parentId !== 0,
    });
  }

  return {
    isSending: isWorking || isOnItsWay,
    prepare,
    onSubmit: isVisitor
      ? (event: FormEvent<HTMLFormElement>) => {
          event.preventDefault();
          if (!isWorking && !isOnItsWay) void sendWithProof(event.currentTarget);
        }
      : undefined,
  };
}
