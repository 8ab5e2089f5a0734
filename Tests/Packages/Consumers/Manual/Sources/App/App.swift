// SPDX-License-Identifier: MIT

/// The name of the person whom the app greets.
public let name = "Ada"
