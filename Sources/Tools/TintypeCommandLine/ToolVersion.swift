// SPDX-License-Identifier: MIT

/// The version of both programs, which are built together.
package let toolVersion = "0.2.0"
