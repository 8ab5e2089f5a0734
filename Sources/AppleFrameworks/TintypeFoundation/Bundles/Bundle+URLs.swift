// SPDX-License-Identifier: MIT

public import Foundation

// Foundation's methods return `NSURL` on Linux; these are used where a `URL` is needed.
extension Bundle {
  /// Returns the files with an extension in a directory of the bundle.
  @_disfavoredOverload
  public func urls(forResourcesWithExtension ext: String?, subdirectory subpath: String?) -> [URL]? {
    let found: [NSURL]? = urls(forResourcesWithExtension: ext, subdirectory: subpath)
    return found?.map { $0 as URL }
  }

  /// Returns the files with an extension in a directory of a localization of the bundle.
  @_disfavoredOverload
  public func urls(
    forResourcesWithExtension ext: String?, subdirectory subpath: String?,
    localization localizationName: String?
  ) -> [URL]? {
    let found: [NSURL]? = urls(
      forResourcesWithExtension: ext, subdirectory: subpath, localization: localizationName)
    return found?.map { $0 as URL }
  }
}
