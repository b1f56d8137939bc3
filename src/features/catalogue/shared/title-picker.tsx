import { TitleSearch } from './title-search.tsx';

interface Props {
  label: string;
  /** The form gets the title's key under this name. */
  name: string;
  picked?: string;
  hint?: string;
  error?: string;
}

/** A field of a form that takes a title: searched for while it is typed; its key or address can be pasted as well. */
export function TitlePicker({ hint = '搜片名，或贴上它页面的网址', ...field }: Props) {
  return <TitleSearch hint={hint} {...field} />;
}
