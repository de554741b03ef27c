/** How a record is chosen from a file: whoever offers that asks the one place that can do it. */
export const chooser: { open: () => void } = { open: () => {} }
