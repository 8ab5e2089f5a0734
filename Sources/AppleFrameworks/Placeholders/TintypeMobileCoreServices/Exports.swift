// SPDX-License-Identifier: MIT

@_exported import UIKit
@_exported import UniformTypeIdentifiers

/// The identifier of images.
public var kUTTypeImage: CFString { "public.image" }
/// The identifier of PNG files.
public var kUTTypePNG: CFString { "public.png" }
/// The identifier of JPEG files.
public var kUTTypeJPEG: CFString { "public.jpeg" }
/// The identifier of movies.
public var kUTTypeMovie: CFString { "public.movie" }
/// The identifier of videos.
public var kUTTypeVideo: CFString { "public.video" }
/// The identifier of audio.
public var kUTTypeAudio: CFString { "public.audio" }
/// The identifier of text.
public var kUTTypeText: CFString { "public.text" }
/// The identifier of text without styles.
public var kUTTypePlainText: CFString { "public.plain-text" }
/// The identifier of URLs.
public var kUTTypeURL: CFString { "public.url" }
/// The identifier of URLs of files.
public var kUTTypeFileURL: CFString { "public.file-url" }
/// The identifier of PDF files.
public var kUTTypePDF: CFString { "com.adobe.pdf" }
/// The identifier of JSON files.
public var kUTTypeJSON: CFString { "public.json" }
/// The identifier of data.
public var kUTTypeData: CFString { "public.data" }
