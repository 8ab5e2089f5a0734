// SPDX-License-Identifier: MIT

/// The standard controls, each on a sheet with its styles and states.
package enum Kit {}
