// SPDX-License-Identifier: MIT

/// How much time is spent on making the file of a picture small.
package enum PNGEffort: Hashable, Sendable {
  /// As much as a file deserves that is kept: libdeflate's level 6, and 8 for few bits a pixel.
  case standard
  /// Little, for files that are looked at once: level 1.
  case quick

  /// The level of libdeflate for 8 bits a channel.
  var level: Int32 { self == .standard ? Zlib.standardLevel : 1 }

  /// The level for few bits a pixel: such scanlines are fewer, so that there is time to search longer.
  var indexedLevel: Int32 { self == .standard ? 8 : 1 }
}
