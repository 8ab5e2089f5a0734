// SPDX-License-Identifier: MIT

public import Foundation

// Foundation's methods return `NSURL` on Linux. The compiler prefers these for an extension that is
// not optional.
extension Bundle {
  /// Returns the files with an extension in a directory of the bundle.
  public func urls(forResourcesWithExtension ext: String, subdirectory subpath: String?) -> [URL]? {
    let wanted: String? = ext
    return urls(forResourcesWithExtension: wanted, subdirectory: subpath)?.map { $0 as URL }
  }

  /// Returns the files with an extension in a directory of a localization of the bundle.
  public func urls(
    forResourcesWithExtension ext: String, subdirectory subpath: String?,
    localization localizationName: String?
  ) -> [URL]? {
    let wanted: String? = ext
    return urls(
      forResourcesWithExtension: wanted, subdirectory: subpath, localization: localizationName)?
      .map { $0 as URL }
  }
}
