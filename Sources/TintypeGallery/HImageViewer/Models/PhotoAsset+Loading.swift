// SPDX-License-Identifier: MIT

import TintypeComponents
import TintypeScheduling

extension HImageViewerKit.PhotoAsset {
  /// Loads a small picture: one that is there at once, one of the library's later.
  ///
  /// A photo from a server has none to give: what shows it loads it.
  ///
  /// - Parameters:
  ///   - targetSize: The size in points that is needed.
  ///   - completion: Takes the picture, or `nil` if there is none.
  public func loadThumbnail(
    targetSize: Size, completion: @escaping @MainActor (ImageData?) -> Void
  ) {
    load(.thumbnail, targetSize: targetSize, known: image ?? thumbnail, completion)
  }

  /// Loads the whole picture: one that is there at once, the library's later.
  ///
  /// A photo from a server has none to give: what shows it loads it.
  ///
  /// - Parameter completion: Takes the picture, or `nil` if there is none.
  public func loadFullImage(completion: @escaping @MainActor (ImageData?) -> Void) {
    load(.fullImage, targetSize: nil, known: image, completion)
  }

  /// Gives up what was asked of the library; nobody who waits for it is told.
  public func cancelRequests() {
    waiting = [:]
    let open = requests
    requests = [:]
    for part in Part.allCases {
      if let request = open[part] { imageManager?.cancelImageRequest(request) }
    }
  }

  private func load(
    _ part: Part, targetSize: Size?, known: ImageData?,
    _ completion: @escaping @MainActor (ImageData?) -> Void
  ) {
    if let known { return completion(known) }
    guard let phAsset, let imageManager else { return completion(nil) }
    guard waiting[part] == nil else {
      // One request serves all who wait for it.
      waiting[part]?.completions.append(completion)
      return
    }
    requestCount += 1
    let number = requestCount
    waiting[part] = Waiting(
      number: number, completions: [completion],
      ticket: Ledger.beginLoad("a photo of the library", owner: self))
    let request = imageManager.requestImage(for: phAsset, targetSize: targetSize) {
      [weak self] image in
      self?.finish(part, number: number, image)
    }
    // The library may have answered before it returned.
    if waiting[part]?.number == number { requests[part] = request }
  }

  private func finish(_ part: Part, number: Int, _ image: ImageData?) {
    guard let waiting = waiting[part], waiting.number == number else { return }
    self.waiting[part] = nil
    requests[part] = nil
    switch part {
    case .thumbnail: thumbnail = image
    case .fullImage: if let image { self.image = image }
    }
    waiting.ticket?.end()
    for completion in waiting.completions { completion(image) }
  }
}
