import { useState } from 'react';
import { useNavigation } from 'react-router';
import type { DeskRefusal } from '#/features/desk/shared/desk-outcome.ts';
import { LeaveGuard } from '#/features/desk/shared/leave-guard.tsx';
import { SeenRecord } from '#/features/desk/shared/seen-record.tsx';
import { Form } from '#/ui/form/form.tsx';
import type { TypedTitle } from '../title-edit.ts';
import { SaveBar } from './save-bar.tsx';
import { StudioCover } from './studio-cover.tsx';
import { StudioEpisodes } from './studio-episodes.tsx';
import { StudioFields } from './studio-fields.tsx';
import { StudioPlatforms } from './studio-platforms.tsx';
import { StudioPreview } from './studio-preview.tsx';
import { StudioRelations } from './studio-relations.tsx';
import { extrasOf, type FieldOrigin, READ_NAMES, type StudioState, unsavedOf } from './studio-state.ts';
import { Tabs } from './studio-tabs.tsx';
import './title-studio.css';
import './studio-rows.css';

export interface Sources {
  fields: readonly FieldOrigin[];
  /** Lists of episodes that collection leaves alone. */
  lockedSets: readonly string[];
  /** Lists that sources brought. */
  sourcedSets: readonly string[];
}

interface Props {
  /** Empty for a new one. */
  titleKey: string;
  /** As it was answered; undefined for a new one. */
  read: object | undefined;
  before: StudioState;
  sources: Sources;
  isSiteDrawn: boolean;
  refusal: (DeskRefusal & { typed?: TypedTitle; before?: TypedTitle }) | undefined;
}

const said = (name: string, value: unknown): string | undefined =>
  name === 'CoverChoice' ? (value === 'site' ? '本站画的' : '给的图片') : undefined;

/** Everything about a title on one page; what is changed is the operator's own word, which no source overwrites. */
export function TitleStudio({ titleKey, read, before, sources, isSiteDrawn, refusal }: Props) {
  const [state, setState] = useState<StudioState>(() => ({ ...before, typed: refusal?.typed ?? before.typed }));
  const navigation = useNavigation();
  const isSending = navigation.formData?.get('intent') === 'title';
  const unsaved = unsavedOf(state, before);
  const put = (changes: Partial<StudioState>) => setState((now) => ({ ...now, ...changes }));
  const putTyped = (changes: Partial<TypedTitle>) =>
    setState((now) => ({ ...now, typed: { ...now.typed, ...changes } }));
  const errorOf = (field: string) => refusal?.errors.find(({ Field }) => Field === field)?.Message;
  function setLock(name: string, isLocked: boolean) {
    setState((now) => {
      const { [name]: _, ...rest } = now.locks;
      const was = sources.fields.find(({ Field }) => Field === name)?.IsLocked ?? isListLocked(name, sources);
      // What is as it was needs no word.
      return { ...now, locks: was === isLocked ? rest : { ...rest, [name]: isLocked } };
    });
  }
  return (
    <Form
      className="title-studio"
      encType="multipart/form-data"
      errors={refusal?.errors}
      message={refusal?.message}
      preventScrollReset
    >
      <input type="hidden" name="intent" value="title" />
      <input type="hidden" name="Key" value={titleKey} />
      <input type="hidden" name="Before" value={JSON.stringify(refusal?.before ?? before.typed)} />
      <SeenRecord record={read} words={READ_NAMES} meanwhile={refusal?.meanwhile} say={said} />
      <input type="hidden" name="Extras" value={JSON.stringify(extrasOf(state, before))} />
      <Tabs />
      <div className="studio-left">
        <StudioCover
          state={state}
          isSiteDrawn={isSiteDrawn}
          origin={sources.fields.find(({ Field }) => Field === 'Cover')}
          onCover={putTyped}
          onArt={(art) => put({ art })}
        />
        <StudioRelations titleKey={titleKey} relations={state.relations} onChange={(relations) => put({ relations })} />
      </div>
      <div className="studio-middle">
        <StudioFields
          state={state}
          before={before}
          origins={sources.fields}
          onField={(name, value) => putTyped({ [name]: value })}
          onLock={setLock}
        />
        <StudioEpisodes
          titleKey={titleKey}
          state={state}
          before={before}
          locked={sources.lockedSets}
          sourced={sources.sourcedSets}
          error={errorOf('Sets')}
          onGroups={(groups) => put({ groups })}
          onLock={setLock}
        />
      </div>
      <div className="studio-right">
        <StudioPreview state={state} before={before} isSiteDrawn={isSiteDrawn} />
        <StudioPlatforms
          title={state.typed.Name}
          platforms={state.platforms}
          error={errorOf('Platforms')}
          onChange={(platforms) => put({ platforms })}
        />
        <SaveBar unsaved={unsaved} isNew={titleKey === ''} isSending={isSending} onGiveUp={() => setState(before)} />
      </div>
      <LeaveGuard unsaved={isSending ? [] : unsaved} />
    </Form>
  );
}

const isListLocked = (name: string, { lockedSets }: Sources) =>
  name.startsWith('sets:') && lockedSets.includes(name.slice('sets:'.length));
