/** What is known of a list: a name that is missing stands for something covered. */
export const known = <Name>(names: readonly (Name | null)[]): Name[] => names.filter((name) => name !== null)
