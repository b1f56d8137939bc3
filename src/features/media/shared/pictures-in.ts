/** The pictures among what was dropped or pasted. */
export const picturesIn = (files: FileList | undefined | null): File[] =>
  [...(files ?? [])].filter(({ type, name }) => type.startsWith('image/') || /\.(heic|heif|avif|tiff?)$/i.test(name));
