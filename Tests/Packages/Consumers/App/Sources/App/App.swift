// SPDX-License-Identifier: MIT

import TintypeComponents

/// The name of the person whom the app greets.
public let name = "Ada"
