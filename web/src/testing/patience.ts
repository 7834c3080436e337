/** Tests wait as long as it takes on a machine that is busy with others. */

import { vi } from "vitest";

const PATIENCE = 120_000;
const { waitFor } = vi;

vi.waitFor = (look, options) => waitFor(look, options ?? { timeout: PATIENCE });
