// SPDX-License-Identifier: MIT

/// The version of both tools, which are built together.
package let toolVersion = "0.1.0"
