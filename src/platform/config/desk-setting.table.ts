export type DeskSettingTables = {
  desk_setting: {
    name: string;
    /** Sealed; empty when it was put back to the default. */
    value: string;
    /** What it was before the last change. */
    previous: string;
    changed_at: number;
    changed_by: string;
  };
};
