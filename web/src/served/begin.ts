/** A page of a server has nothing to begin beside itself. */
export {}
